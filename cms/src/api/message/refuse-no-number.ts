import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import { readContactNumber } from '../site-setting/details';

/** Refuses a message without a telephone number if the owner requires one. */
export async function refuseNoNumber(number: string | undefined) {
	if (number || (await readContactNumber()) !== 'required') return;
	const message = messages.enterNumber;
	throw new errors.ValidationError(message, { errors: [{ path: ['number'], message }] });
}
