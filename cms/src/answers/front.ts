import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Answers, Make } from "./answers";
import type { Direct } from "./direct";
import { askedByGet, askedByPost, asksAsAnyone, type Asked } from "./key";
import type { PutBack } from "./peek-body";
import type { Prepared } from "./prepared";
import { sendPrepared } from "./send";

/**
 * Puts the memory before everything else that listens to the server: what is ready, or can be read
 * directly, goes out without Koa, whose context and promises would take several times as long as the
 * answer.
 */
export function answerInFront(server: Server, answers: () => Answers, direct: Direct): void {
  const [onwards] = server.listeners("request") as RequestListener[];
  if (!onwards) throw new Error("The server has no listener yet.");
  server.removeAllListeners("request");

  async function made(key: string, make: Make): Promise<Prepared | null> {
    try {
      return await answers().answer(key, make);
    } catch {
      // The whole way meets the same fault, and knows what to say of it.
      return null;
    }
  }

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    asked: Asked | null,
    putBack: PutBack = () => undefined,
  ): void {
    const ready = asked && answers().ready(asked.key);
    if (ready) {
      sendPrepared(request, response, ready);
      return;
    }
    putBack();
    const make = asked && direct.makeFor(asked);
    if (!make) onwards?.(request, response);
    else
      void made(asked.key, make).then((prepared) => {
        if (prepared) sendPrepared(request, response, prepared);
        else onwards?.(request, response);
      });
  }

  server.on("request", (request, response) => {
    if (!asksAsAnyone(request)) onwards(request, response);
    else if (request.method !== "POST") answer(request, response, askedByGet(request));
    else
      askedByPost(request, (asked, putBack) => {
        answer(request, response, asked, putBack);
      });
  });
}
