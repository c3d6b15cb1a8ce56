import { sessionRow } from './session-rows';

interface Tokens {
	verify: (token: string) => Promise<{ id: number; sessionId?: string }>;
}

/** Strapi lets an access token live on after its session was ended; here it stops at once. */
export function guardTokens<Service extends Tokens>(service: Service): Service {
	return {
		...service,
		async verify(token: string) {
			const proof = await service.verify(token);
			if (!proof.sessionId || !(await sessionRow(proof.sessionId)))
				throw new Error('The session is over');
			return proof;
		},
	};
}
