import { adminApi } from '@strapi/strapi/admin';

/** Modifies the panel's own RTK Query endpoints by name. Strapi's types do not list them. */
export function enhanceCalls<Definition>(
	endpoints: Record<string, (definition: Definition) => void>,
) {
	const api = adminApi as unknown as {
		enhanceEndpoints(how: { endpoints: Record<string, (definition: Definition) => void> }): void;
	};
	api.enhanceEndpoints({ endpoints });
}
