/** The nets as programs hold them: half the size (`nets/build.rs` packs them). */

/** Makes a net of its packed bytes. Rejects if they are damaged. */
export async function unpackNet(packed: ArrayBuffer): Promise<ArrayBuffer> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const planes = new Uint8Array(await new Response(stream).arrayBuffer());
  const count = planes.length >> 1;
  const net = planes.slice();
  for (let at = 0; at < count; at++) {
    const word = ((planes[count + at] ?? 0) << 8) | (planes[at] ?? 0);
    // The sign is the last bit.
    const weight = (word >>> 1) ^ -(word & 1);
    net[2 * at] = weight & 0xff;
    net[2 * at + 1] = (weight >> 8) & 0xff;
  }
  return net.buffer;
}
