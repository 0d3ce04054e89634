export declare const rulesModule: () => Uint8Array<ArrayBuffer> | null;
