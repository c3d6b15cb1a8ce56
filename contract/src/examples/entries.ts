import * as calls from '../endpoints/entries';
import { defineExample } from './example';
import { managedWholeProject } from './projects';
import { deletedResponse, toAddedResponse, toItemResponse } from './responses';
import { sampleId, samplePublicationState } from './samples';

const entryParams = { kind: 'project', id: sampleId } as const;
const changedResponse = { acknowledged: true as const, data: managedWholeProject };
const previewToken = 'eyJraW5kIjoicHJvamVjdCJ9.c2lnbmF0dXJl';

export const entryExamples = {
	publishEntry: defineExample(calls.publishEntry, {
		params: entryParams,
		response: changedResponse,
	}),
	unpublishEntry: defineExample(calls.unpublishEntry, {
		params: entryParams,
		response: changedResponse,
	}),
	discardDraft: defineExample(calls.discardDraft, {
		params: entryParams,
		response: changedResponse,
	}),
	duplicateEntry: defineExample(calls.duplicateEntry, {
		params: entryParams,
		response: toAddedResponse({
			...managedWholeProject,
			projectsName: `${managedWholeProject.projectsName} (copy)`,
		}),
	}),
	linkPreview: defineExample(calls.linkPreview, {
		params: entryParams,
		response: toItemResponse({ url: `https://mira.example/preview/${previewToken}` }),
	}),
	listPreviewLinks: defineExample(calls.listPreviewLinks, {
		response: toItemResponse([
			{
				_id: 'kQ3tY8',
				kind: 'project' as const,
				id: sampleId,
				title: managedWholeProject.projectsName,
				by: 'Mira',
				expires: samplePublicationState.publishAt,
			},
		]),
	}),
	revokePreviewLink: defineExample(calls.revokePreviewLink, {
		params: { id: 'kQ3tY8' },
		response: deletedResponse,
	}),
	readPreview: defineExample(calls.readPreview, {
		params: { token: previewToken },
		response: toItemResponse({
			kind: 'project' as const,
			expires: samplePublicationState.publishAt,
			item: managedWholeProject,
		}),
	}),
};
