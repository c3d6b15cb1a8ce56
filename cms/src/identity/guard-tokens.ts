import { sessionRow } from './session-rows';

interface Tokens {
	verify: (token: string) => Promise<{ id: number; sessionId?: string }>;
}

/** Rejects access tokens as soon as their session ends. Strapi would accept them until they expire. */
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
