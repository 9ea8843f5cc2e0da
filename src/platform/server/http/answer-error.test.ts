import { ORPCError } from '@orpc/server';
import { expect, test } from 'vitest';
import { AppError } from '#src/shared/errors/app-error.ts';
import { answerError, isReportable } from './answer-error.ts';

const answer = (error: unknown) => answerError(error, { id: 'request-1', language: 'en' });
const withCode = (code: string): Error => Object.assign(new Error('secret detail'), { code });
const withStatus = (statusCode: number): Error => Object.assign(new Error('secret detail'), { statusCode });

test.each([
  [withCode('FST_ERR_CTP_INVALID_JSON_BODY'), 'INVALID_JSON'],
  [withCode('FST_ERR_CTP_EMPTY_JSON_BODY'), 'INVALID_JSON'],
  [withCode('FST_ERR_CTP_BODY_TOO_LARGE'), 'REQUEST_TOO_LARGE'],
  [withStatus(416), 'RANGE_OUTSIDE'],
  [withStatus(404), 'NOT_FOUND'],
  [withStatus(415), 'INVALID_DATA'],
  [withStatus(502), 'INTERNAL_ERROR'],
  [new Error('secret detail'), 'INTERNAL_ERROR'],
  ['secret detail', 'INTERNAL_ERROR'],
])('[ERR-01] [ERR-02] %s is answered as %s, without what it says itself', (error, code) => {
  const { body } = answer(error);
  expect(body).toMatchObject({ code, requestId: 'request-1' });
  expect(JSON.stringify(body)).not.toContain('secret');
});

test('[ERR-01] a body that is too large is told the limit, in kilobytes', () => {
  expect(answer(withCode('FST_ERR_CTP_BODY_TOO_LARGE')).body.details).toEqual({ limitKilobytes: 1000 });
});

test('[ERR-05] of invalid input the first twenty problems are told, by path, and no value', () => {
  const issues = Array.from({ length: 25 }, (_, index) => ({
    path: ['shots', index, 'text'],
    message: 'too long',
    input: 'secret detail',
  }));
  const { status, body } = answer(new ORPCError('BAD_REQUEST', { data: { issues } }));
  expect([status, body.code]).toEqual([400, 'INVALID_DATA']);
  const told = body.details?.['issues'] as object[];
  expect([told.length, told[1]]).toEqual([20, { path: 'shots.1.text', message: 'too long' }]);
});

test('[COIN-08] an error may bring further fields of its answer, which hide neither code nor message', () => {
  const error = new AppError('INVALID_CODE', {
    answer: { status: 'error', error_code: 'INVALID_CODE', code: 'OTHER' },
  });
  expect(answer(error).body).toMatchObject({ status: 'error', error_code: 'INVALID_CODE', code: 'INVALID_CODE' });
});

test('[ERR-02] the operator is told of our faults, and not of those of callers', () => {
  expect([
    isReportable(new Error('x')),
    isReportable(new AppError('NOT_FOUND')),
    isReportable(withStatus(404)),
  ]).toEqual([true, false, false]);
});
