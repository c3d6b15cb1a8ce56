import { deleteAccount, exportAccount } from '@sumu/contract';
import { saveFile } from '../../../../lib/document/save-file';
import { callAsUser } from '../../../../lib/session/call-as-user';

/** Downloads everything stored about the current user as a JSON file. */
export async function downloadMyData(): Promise<void> {
	const { data } = await callAsUser(exportAccount, {});
	const file = new Blob([JSON.stringify(data, null, '\t')], { type: 'application/json' });
	saveFile(`my-data-${data.exportedAt.slice(0, 10)}.json`, file);
}

export const removeAccount = () => callAsUser(deleteAccount, {});
