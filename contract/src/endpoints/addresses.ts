import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { maxLengths } from '../limits';
import { oneOf } from '../schemas/responses';

export const findAddress = defineEndpoint({
	operation: 'address.find',
	method: 'GET',
	path: '/address',
	summary:
		'The path at which a project or a post stands today that stood at another one before, for good; or, for now, the screen of the workplace that the owner’s own address of it leads to',
	query: z.object({ path: z.string().check(z.minLength(1), z.maxLength(maxLengths.path)) }),
	response: oneOf(z.object({ path: z.string(), permanent: z.boolean() })),
});
