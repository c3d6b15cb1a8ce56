import { type BodyOf, type ResponseOf, signIn } from '@sumu/contract';
import { call } from '../../../../lib/api';
import { enter } from './enter';

export async function logIn(body: BodyOf<typeof signIn>): Promise<void> {
	const response: ResponseOf<typeof signIn> = await call(signIn, { body });
	await enter(response, body.remember);
}
