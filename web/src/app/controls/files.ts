/** Saves files and copies to the clipboard. */

/** Saves a text as a file. */
export function save(name: string, text: string, type: string): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // By then the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The factor by which a PNG is larger than the drawing, so that it stays sharp. */
const SCALE = 2;

/** Draws an SVG as a PNG; null if the browser cannot. */
async function pngOf(svg: string): Promise<Blob | null> {
  const image = await loadImage(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
}

/** Saves an SVG as a PNG. */
export async function savePng(name: string, svg: string): Promise<void> {
  const blob = await pngOf(svg);
  if (blob) saveBlob(name, blob);
}

/** Hands an SVG as a PNG to another program of the device, or else saves it. */
export async function sendPng(name: string, svg: string): Promise<void> {
  const blob = await pngOf(svg);
  if (blob) await send(name, blob);
}

/** Hands a file to another program of the device, with a text beside it, or else saves it. */
export async function send(name: string, blob: Blob, text?: string): Promise<void> {
  const files = [new File([blob], name, { type: blob.type })];
  const shared = text === undefined ? { files } : { files, text };
  if (!navigator.canShare?.(shared)) return saveBlob(name, blob);
  // A player who closes the device's dialog has sent nothing, which is no fault.
  await navigator.share(shared).catch(() => {});
}

/** Loads an image. */
function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((done, failed) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => failed(new Error("the picture could not be drawn"));
    image.src = url;
  });
}

/** Copies a text; false if the browser did not allow it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
