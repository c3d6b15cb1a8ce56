import { deleteAccount, exportAccount, uploadPhoto } from '@sumu/contract';
import { createAction } from '../../../contract/action';
import { oneResponse } from '../../../contract/pages';
import { deletedResponse } from '../../../contract/writes';
import { signedInCaller } from '../../../identity/caller';
import { clearRefreshToken } from '../../../identity/refresh-cookie';
import { userById } from '../../../identity/users';
import { orNotFound } from '../../../platform/lib/found';
import { incomingFile } from '../../../platform/media/incoming';
import { fileToPicture, toAbsoluteUrl } from '../../../platform/media/picture';
import { eraseAccount } from '../erase-account';
import { collectAccountData } from '../everything';
import { setPhoto } from '../photo';

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
