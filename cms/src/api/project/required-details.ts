import { errors } from '@strapi/utils';
import { findDetailProblems, messages } from '@sumu/contract';
import type { BodyValidator } from '../../contract/validate-request';
import type { DocumentWrite } from '../../platform/documents/document-write';
import { isAutomaticWrite } from '../../platform/documents/writer';
import { createPresenter, getQueryOptions, type StoredRow } from '../../platform/fields';
import { createRequirementsValidator, isPublishing } from '../../required-fields';
import { readDetails } from '../site-setting/read-settings';
import { projectView } from './panel';
import { detailColumns } from './presenter';

type Row = StoredRow<typeof detailColumns> & { publishAt?: string | null };

const projectUid = 'api::project.project';
const presentDetails = createPresenter(detailColumns);
const { select } = getQueryOptions(detailColumns);

const draftOf = (documentId: string | undefined): Promise<Row | null> | null =>
	documentId
		? strapi.db.query(projectUid).findOne({
				select: [...select, 'publishAt'],
				where: { documentId, publishedAt: { $null: true } },
			})
		: null;

type Column = keyof typeof projectView.fields;
const labelOf = (column: Column) => {
	const label = projectView.fields[column];
	return typeof label === 'object' ? label[0] : (label ?? column);
};

/** Columns that a problem of the form refers to. */
function columnsOf([name, index]: readonly PropertyKey[], row: Row): Column[] {
	if (name !== 'projectFeature') return [name as Column];
	const features = [
		'projectFeature1',
		'projectFeature2',
		'projectFeature3',
		'projectFeature4',
	] as const;
	const at = typeof index === 'number' ? features[index] : undefined;
	return at ? [at] : features.filter((feature) => !row[feature]);
}

/** Returns problems that keep a project from being published, by the columns of its form. */
async function findMissingDetails(row: Row) {
	const problems = findDetailProblems(await readDetails(), presentDetails(row));
	return problems.flatMap(({ path, message }) =>
		columnsOf(path, row).map((column) => ({
			path: [column],
			message: row[column as keyof Row] ? message : messages.fillIn,
		})),
	);
}

/**
 * Checks whether a write publishes an entry, now or on a schedule. Writes without a user, such as scheduled
 * publication, are exempt: entries are checked when they are scheduled.
 */
const isToBeShown = ({ action, params: { status } }: DocumentWrite, publishAt: unknown) =>
	!isAutomaticWrite() && (action === 'publish' || status === 'published' || Boolean(publishAt));

/**
 * Refuses to publish a project without the details that the owner requires, through the API or in the panel. Drafts may
 * be unfinished.
 */
export async function refuseUnfinished(write: DocumentWrite) {
	const { documentId, data } = write.params;
	const row = { ...(await draftOf(documentId)), ...data } as Row;
	if (!isToBeShown(write, row.publishAt)) return;
	const problems = await findMissingDetails(row);
	if (problems.length === 0) return;
	const missingLabels = problems.map(({ path: [column] }) => labelOf(column as Column));
	throw new errors.ValidationError(messages.missingRequiredFields(missingLabels), {
		errors: problems,
	});
}

/**
 * Checks a body against the details and the picture that the owner requires of a published project. For `given`, checks
 * only the fields in it; `refuseUnfinished` checks the rest.
 */
export function createProjectValidator(part: 'whole' | 'given'): BodyValidator {
	const findMissingFields = createRequirementsValidator('project', part);
	return async (body, id) => [
		...(isPublishing(body) ? findDetailProblems(await readDetails(), body, part) : []),
		...(await findMissingFields(body, id)),
	];
}
