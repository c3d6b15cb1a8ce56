import { downloadExport } from '@sumu/contract';
import { createDownloadAction } from '../../../contract/action';
import { createExport } from '../write-zip';

export default {
	one: createDownloadAction(downloadExport, async ({ query, ctx }) => {
		const currentDay = new Date().toISOString().slice(0, 10);
		ctx.attachment(`export-${currentDay}.zip`);
		ctx.type = 'application/zip';
		return createExport({ content: query.content === 'true', people: query.people === 'true' });
	}),
};
