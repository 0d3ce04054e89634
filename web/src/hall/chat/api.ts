/** The server's routes for messages between players. */

import { call } from "../../app/shared/http";
import type { ChatLine, ChatView, ChatWords } from "../../wire";

const path = (table: string): string => `/api/tables/${encodeURIComponent(table)}/chat`;

export const chatOf = (table: string): Promise<ChatView> => call("GET", path(table));
export const say = (table: string, words: ChatWords): Promise<ChatLine> =>
  call("POST", path(table), words);
export const setMute = (table: string, isMuted: boolean): Promise<void> =>
  call("PUT", `${path(table)}/mute`, { is_muted: isMuted });
export const report = (table: string, number: number): Promise<void> =>
  call("POST", `${path(table)}/${number}/report`);
