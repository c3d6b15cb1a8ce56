import { changeInBulk } from '../endpoints/bulk';
import { defineExample } from './example';
import { sampleId } from './samples';

export const bulkExamples = {
	changeInBulk: defineExample(changeInBulk, {
		params: { kind: 'project' },
		body: { action: 'changePrice', ids: [sampleId], percent: 5 },
		response: {
			acknowledged: true,
			data: {
				done: 0,
				failed: [{ _id: sampleId, message: 'This entry has no price' }],
			},
		},
	}),
};
