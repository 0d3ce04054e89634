/** The public interface for pictures of boards. */

export { default as StillBoard } from "./StillBoard.svelte";
