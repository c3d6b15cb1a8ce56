import { deleteAccount, exportAccount, uploadPhoto } from '@sumu/contract';
import { action } from '../../../contract/action';
import { oneResponse } from '../../../contract/pages';
import { deletedResponse } from '../../../contract/writes';
import { signedInCaller } from '../../../identity/caller';
import { clearRefreshToken } from '../../../identity/refresh-cookie';
import { userById } from '../../../identity/users';
import { found } from '../../../platform/lib/found';
import { incomingFile } from '../../../platform/media/incoming';
import { absolute, ofFile } from '../../../platform/media/picture';
import { eraseAccount } from '../erase-account';
import { everythingOf } from '../everything';
import { setPhoto } from '../photo';

export default {
	photo: action(uploadPhoto, async ({ ctx }) => {
		const user = found(await userById(signedInCaller(ctx).id));
		const picture = ofFile(await setPhoto(user, incomingFile(ctx)), user.displayName ?? '');
		return { success: true as const, data: { ...picture, url: absolute(picture) } };
	}),

	export: action(exportAccount, async ({ ctx }) => {
		const user = found(await userById(signedInCaller(ctx).id));
		return oneResponse(await everythingOf(user, ctx.state.session?.id));
	}),

	remove: action(deleteAccount, async ({ ctx }) => {
		await eraseAccount(found(await userById(signedInCaller(ctx).id)));
		clearRefreshToken(ctx);
		return deletedResponse(1);
	}),
};
