import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Answers } from "./answers";
import { askedByGet, askedByPost, asksAsAnyone, type Asked } from "./key";
import { sendPrepared } from "./send";

/**
 * Puts the memory before everything else that listens to the server: an answer that is ready goes
 * out without Koa, whose context and promises would take several times as long as the answer.
 */
export function answerInFront(server: Server, answers: () => Answers): void {
  const [onwards] = server.listeners("request") as RequestListener[];
  if (!onwards) throw new Error("The server has no listener yet.");
  server.removeAllListeners("request");

  function isAnswered(request: IncomingMessage, response: ServerResponse, asked: Asked): boolean {
    const ready = answers().ready(asked.key);
    if (ready) sendPrepared(request, response, ready);
    return ready !== undefined;
  }

  function search(request: IncomingMessage, response: ServerResponse): void {
    askedByPost(request, (asked) => {
      if (!asked || !isAnswered(request, response, asked)) onwards?.(request, response);
    });
  }

  server.on("request", (request, response) => {
    if (!asksAsAnyone(request)) onwards(request, response);
    else if (request.method === "POST") search(request, response);
    else if (!isAnswered(request, response, askedByGet(request))) onwards(request, response);
  });
}
