/** What is used of `gifenc`, which has no types. */
declare module "gifenc" {
  export interface FrameOptions {
    palette?: number[][];
    /** Milliseconds. */
    delay: number;
    transparent?: boolean;
    transparentIndex?: number;
    dispose?: number;
  }
  export interface Encoder {
    writeFrame(indices: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }
  export function GIFEncoder(): Encoder;
  export function quantize(pixels: Uint8Array, colours: number): number[][];
  export function nearestColorIndex(palette: number[][], colour: number[]): number;
}
