/** Reports why a test failed that passed when it was run once more; Vitest prints only that it did. */

import type { Reporter, TestCase } from "vitest/node";

export class FlakyTests implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    for (const { stack, message } of test.result().errors ?? []) {
      console.log(`FLAKY ${test.module.relativeModuleId} > ${test.fullName}\n${stack ?? message}`);
    }
  }
}
