import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { RequestLine } from './log';

export interface Metrics {
  observe(line: Pick<RequestLine, 'call' | 'status' | 'milliseconds'>): void;
  /** The figures in Prometheus's text format. */
  text(): Promise<string>;
}

/** Creates the server's figures: requests and their durations by call, refusals, and those of the process. */
export function createMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'coursedesk_request_seconds',
    help: 'Durations of requests, by call',
    labelNames: ['call'],
    registers,
  });
  const answers = new Counter({
    name: 'coursedesk_answers_total',
    help: 'Answers, by call and status: from 400 on they are refusals',
    labelNames: ['call', 'status'],
    registers,
  });
  return {
    observe({ call, status, milliseconds }) {
      durations.observe({ call }, milliseconds / 1000);
      answers.inc({ call, status });
    },
    text: () => register.metrics(),
  };
}
