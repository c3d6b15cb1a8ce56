import { type BodyOf, type ResponseOf, signIn } from '@sumu/contract';
import { callEndpoint } from '../../../../lib/api';
import { startSession } from './enter';

export async function logIn(body: BodyOf<typeof signIn>): Promise<void> {
	const response: ResponseOf<typeof signIn> = await callEndpoint(signIn, { body });
	await startSession(response, body.remember);
}
