import { deleteAccount, exportAccount, uploadPhoto } from '@sumu/contract';
import { createAction } from '../../../contract/action';
import { deletedResponse, oneResponse } from '../../../contract/responses';
import { signedInCaller } from '../../../identity/caller';
import { clearRefreshToken } from '../../../identity/refresh-token';
import { userById } from '../../../identity/users';
import { orNotFound } from '../../../platform/lib/http-errors';
import { incomingFile } from '../../../platform/media/incoming-file';
import { fileToPicture, toAbsoluteUrl } from '../../../platform/media/picture';
import { collectAccountData } from '../collect-account-data';
import { eraseAccount } from '../erase-account';
import { setPhoto } from '../set-photo';

export default {
	photo: createAction(uploadPhoto, async ({ ctx }) => {
		const user = orNotFound(await userById(signedInCaller(ctx).id));
		const picture = fileToPicture(await setPhoto(user, incomingFile(ctx)), user.displayName ?? '');
		return { success: true as const, data: { ...picture, url: toAbsoluteUrl(picture) } };
	}),

	export: createAction(exportAccount, async ({ ctx }) => {
		const user = orNotFound(await userById(signedInCaller(ctx).id));
		return oneResponse(await collectAccountData(user, ctx.state.session?.id));
	}),

	remove: createAction(deleteAccount, async ({ ctx }) => {
		await eraseAccount(orNotFound(await userById(signedInCaller(ctx).id)));
		clearRefreshToken(ctx);
		return deletedResponse(1);
	}),
};
