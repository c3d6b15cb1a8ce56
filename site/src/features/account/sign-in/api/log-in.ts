import { type AnswerOf, type BodyOf, signIn } from '@sumu/contract';
import { call } from '../../../../lib/api';
import { enter } from './enter';

export async function logIn(body: BodyOf<typeof signIn>): Promise<void> {
	const answer: AnswerOf<typeof signIn> = await call(signIn, { body });
	await enter(answer, body.remember);
}
