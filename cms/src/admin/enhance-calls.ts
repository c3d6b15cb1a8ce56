import { adminApi } from '@strapi/strapi/admin';

/** Changes calls of the panel's own, by their names; its types name none of them. */
export function enhanceCalls<Definition>(
	endpoints: Record<string, (definition: Definition) => void>,
) {
	const api = adminApi as unknown as {
		enhanceEndpoints(how: { endpoints: Record<string, (definition: Definition) => void> }): void;
	};
	api.enhanceEndpoints({ endpoints });
}
