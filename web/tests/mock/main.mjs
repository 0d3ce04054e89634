import { startMock } from "./server.mjs";

const mock = await startMock(Number(process.env["PORT"] ?? 8421));
console.log(mock.url);
