import { deleteAccount, exportAccount } from '@sumu/contract';
import { saveFile } from '../../../../lib/document/save-file';
import { callAsUser } from '../../../../lib/session/call-as-user';

/** Hands over everything that is stored about who asks, as a file. */
export async function downloadMyData(): Promise<void> {
	const { data } = await callAsUser(exportAccount, {});
	const file = new Blob([JSON.stringify(data, null, '\t')], { type: 'application/json' });
	saveFile(`my-data-${data.exportedAt.slice(0, 10)}.json`, file);
}

export const removeAccount = () => callAsUser(deleteAccount, {});
