/** The board's public face for those who set men up: a board without moves, and a picture. */

export { default as FreeBoard } from "./FreeBoard.svelte";
export { type PictureWords, picture } from "./picture";
