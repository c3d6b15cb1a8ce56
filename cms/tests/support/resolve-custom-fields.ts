import { customFields } from '../../src/admin/fields/custom-fields.ts';

const typeOf = (uid: unknown) => customFields.find(({ name }) => `global::${name}` === uid)?.type;

/** Resolves custom fields to their ordinary database types. */
export const ordinary = <A extends { type: string }>(attributes: Record<string, A>) =>
	Object.fromEntries(
		Object.entries(attributes).map(([key, attribute]) => {
			if (attribute.type !== 'customField') return [key, attribute];
			const type = typeOf(Reflect.get(attribute, 'customField'));
			if (!type) throw new Error(`${key} is a field that nobody knows`);
			return [key, { ...attribute, type }];
		}),
	) as Record<string, A>;
