/**
 * Throws for tests that always tap the rearmost man. Each game ends soon and shows much before
 * that: in Gul bara and Gioul, which begins with a whole 1-1, a remainder passes both ways; Tawula
 * ends with a capote; backgammon has hits and ends with a double game.
 */
export const DICE = {
  gulBara: `1-5 6-5 6-3 1-5 5-5 4-5 6-6 5-3 4-2 6-3 1-1 6-2 4-4 2-4 3-6 3-6 4-2 1-1 3-5 6-6 3-6
    5-1 6-3 2-2 5-3 5-6 2-4 4-4 2-1 3-3`,
  /**
   * If both sides play well, White's 1-1 finds men all round the board, and the game is still open.
   */
  gulBaraAdvised: "1-6 3-3 1-2 2-6 2-5 3-1 4-4 4-4 1-5 4-4 4-4 5-3 5-3 3-3 4-3 2-5 1-1",
  gioul: "1-5 1-1 6-2 5-6 2-6 5-5 2-1 3-3 6-5 4-4 1-1 5-2 5-1 5-2 3-2 4-4",
  tawula: `6-1 3-2 1-6 1-6 6-5 1-5 5-3 2-3 4-5 4-4 6-5 1-5 5-4 6-4 6-6 4-2 6-2 3-5 5-5 6-4 6-5
    2-6 6-5 2-1 4-2 1-6 6-6 2-4 3-3 3-3 6-6 2-4 6-6 5-2 5-5 2-2 1-1 6-2 6-5 6-3 6-3 1-3 3-4 1-5
    2-3 3-1 6-5 3-2 6-5 6-3 4-3 2-6 6-6 1-5 4-6 4-5 5-5 2-3 4-3 6-4 3-4 4-4 6-4 3-4 2-2 5-1 6-5`,
  backgammon: `4-1 4-2 6-2 6-6 2-3 6-5 3-3 3-6 1-6 2-2 5-2 6-6 5-6 6-5 5-4 4-4 2-6 2-6 6-4 6-6
    4-5 4-5 2-2 5-5 1-1 2-2`,
};
