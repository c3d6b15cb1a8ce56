import * as calls from '../endpoints/entries';
import { example } from './example';
import { added, deleted, one } from './responses';
import { id, managedWholeProject, state } from './samples';

const params = { kind: 'project', id } as const;
const changed = { acknowledged: true as const, data: managedWholeProject };
const token = 'eyJraW5kIjoicHJvamVjdCJ9.c2lnbmF0dXJl';

export const entryExamples = {
	publishEntry: example(calls.publishEntry, { params, response: changed }),
	unpublishEntry: example(calls.unpublishEntry, { params, response: changed }),
	discardDraft: example(calls.discardDraft, { params, response: changed }),
	duplicateEntry: example(calls.duplicateEntry, {
		params,
		response: added({
			...managedWholeProject,
			projectsName: `${managedWholeProject.projectsName} (copy)`,
		}),
	}),
	linkPreview: example(calls.linkPreview, {
		params,
		response: one({ url: `https://mira.example/preview/${token}` }),
	}),
	listPreviewLinks: example(calls.listPreviewLinks, {
		response: one([
			{
				_id: 'kQ3tY8',
				kind: 'project' as const,
				id,
				title: managedWholeProject.projectsName,
				by: 'Mira',
				expires: state.publishAt,
			},
		]),
	}),
	revokePreviewLink: example(calls.revokePreviewLink, {
		params: { id: 'kQ3tY8' },
		response: deleted,
	}),
	readPreview: example(calls.readPreview, {
		params: { token },
		response: one({
			kind: 'project' as const,
			expires: state.publishAt,
			item: managedWholeProject,
		}),
	}),
};
