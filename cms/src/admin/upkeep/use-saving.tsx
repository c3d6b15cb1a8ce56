import { Alert } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { byField, type FieldIssue, parseApiError } from '../api-errors';
import type { PanelUpkeep } from './api';

/** Validation result of a form. */
type Read<Body> =
	| { success: true; data: Body }
	| { success: false; error: { issues: readonly FieldIssue[] } };
type SetErrors = (errors: Record<string, string>) => void;
type Send<Body> = (body: Body) => Promise<{ data: PanelUpkeep } | { error: unknown }>;

/**
 * Returns `save`, which sends a validated form and shows `done`. On failure it sets the errors of the fields, or
 * `failure`.
 */
export function useSaving<Body>(send: Send<Body>, done: string) {
	const [failure, setFailure] = useState('');
	const { toggleNotification } = useNotification();

	async function save(read: Read<Body>, setErrors: SetErrors): Promise<PanelUpkeep | undefined> {
		setFailure('');
		if (!read.success) {
			setErrors(byField(read.error.issues));
			return;
		}
		const result = await send(read.data);
		if ('error' in result) {
			const { fields, general } = parseApiError(result.error);
			setErrors(fields);
			setFailure(general);
			return;
		}
		toggleNotification({ type: 'success', message: done });
		return result.data;
	}

	return { failure, forgive: () => setFailure(''), save };
}

interface Props {
	words: string;
	onClose: () => void;
}

/** Error message that does not belong to a field. */
export const Failure = ({ words, onClose }: Props) =>
	words ? (
		<Alert variant="danger" closeLabel="Close" title="Not saved" onClose={onClose}>
			{words}
		</Alert>
	) : null;
