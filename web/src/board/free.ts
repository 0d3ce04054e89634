/** The public interface for setting men up: a board without moves, and a picture. */

export { default as FreeBoard } from "./FreeBoard.svelte";
export { type PictureWords, picture, plain } from "./picture";
