import { expect, it } from "vitest";
import { unpackNet } from "./packed";

/** What `nets/build.rs` makes of these bytes. */
function pack(net: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const count = net.length >> 1;
  const planes = net.slice();
  const view = new DataView(net.buffer);
  for (let at = 0; at < count; at++) {
    const weight = view.getInt16(2 * at, true);
    const word = ((weight << 1) ^ (weight >> 15)) & 0xffff;
    planes[at] = word & 0xff;
    planes[count + at] = word >> 8;
  }
  const stream = new Blob([planes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return new Response(stream).arrayBuffer();
}

it.each([0, 1, 2, 65536 * 2, 65536 * 2 + 1])("makes a net of %i bytes again", async (length) => {
  // Every 16-bit number, and a byte at an odd end.
  const net = new Uint8Array(length).map((_, at) => ((at >> 1) >> (8 * (at & 1))) & 0xff);
  const unpacked = new Uint8Array(await unpackNet(await pack(net)));
  expect(unpacked.length).toBe(length);
  expect(unpacked.findIndex((byte, at) => byte !== net[at])).toBe(-1);
});
