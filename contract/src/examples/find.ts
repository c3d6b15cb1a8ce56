import { findAnything } from '../endpoints/entries';
import { entryPaths } from '../sumu-paths';
import { defineExample } from './example';
import { toListResponse } from './responses';
import { sampleId } from './samples';

export const findExamples = {
	findAnything: defineExample(findAnything, {
		query: { q: 'tea' },
		response: toListResponse({
			kind: 'project' as const,
			_id: sampleId,
			title: 'Hill Tracts Tea',
			excerpt: 'A shop for a tea garden.',
			to: entryPaths.project.edit.at(sampleId),
			status: 'published' as const,
		}),
	}),
};
