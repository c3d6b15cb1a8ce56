import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import { presentUser, type UserRow } from '../../identity/user-presenter';
import { uploadedPicture } from '../../platform/media/picture-columns';

const path = ['photoURL'];

/**
 * The address a profile's picture is changed to: one of an upload of ours, '' for none, undefined where it
 * stays, as it does where a client sends back what it was given.
 * @throws ValidationError (400) for any other, which would tell a stranger who looks at the page
 */
export async function chosenPhoto(
	address: string | null | undefined,
	user: UserRow,
): Promise<string | undefined> {
	if (address === undefined || address === null) return undefined;
	if (address === presentUser(user).photoURL) return undefined;
	if (address === '' || (await uploadedPicture(address, path)) !== null) return address;
	throw new errors.ValidationError(messages.noSuchPicture, {
		errors: [{ path, message: messages.noSuchPicture }],
	});
}
