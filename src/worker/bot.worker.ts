/** A bot worker: a view comes in, a move goes out. It may be terminated at any moment and leaves nothing behind. */
import { answerTo } from './bot-desk.ts'

const scope = globalThis as unknown as DedicatedWorkerGlobalScope

scope.addEventListener('message', (event: MessageEvent<unknown>) => {
  void answerTo(event.data, () => performance.now()).then((answer) => answer && scope.postMessage(answer))
})
