/** The Worker with the module for files of other programs. It reads one file, and is ended then. */

import type { ToArchive } from "./messages";
import { Module } from "./module";

addEventListener("message", ({ data }: MessageEvent<ToArchive>) => {
  void Module.load(data.folders, "archive.wasm")
    .then((module) => postMessage(module.readFile(data.bytes)))
    .catch(() => postMessage(null));
});
