import { useEffect, useState } from 'react';
import { showAlert } from '../../../../ui/alerts';
import type { FormSaveOptions } from '../../state/publication-status';
import { adminWords } from '../../words';

/** Numbers of gallery uploads in progress and failed. */
interface UploadCounts {
	readonly onTheirWay: number;
	readonly failed: number;
}
const emptyUploadCounts: UploadCounts = { onTheirWay: 0, failed: 0 };

/** Delays a save until the gallery's uploads are finished. */
export function usePendingUploads(save: (how: FormSaveOptions) => void) {
	const [uploadCounts, report] = useState(emptyUploadCounts);
	const [queuedSave, setQueuedSave] = useState<FormSaveOptions | null>(null);
	const [round, setRound] = useState(0);

	useEffect(() => {
		if (!queuedSave || uploadCounts.onTheirWay > 0) return;
		setQueuedSave(null);
		save(queuedSave);
	});

	return {
		...uploadCounts,
		/** Called by the gallery when its numbers change. */
		report,
		/** Key of the gallery: a new value mounts a new gallery without uploads. */
		round,
		/** Whether a save is waiting for the uploads. */
		isAwaited: queuedSave !== null,
		/** Whether the uploads block a save. It runs after them; failed ones must be resolved first. */
		holds(how: FormSaveOptions): boolean {
			if (uploadCounts.onTheirWay > 0) setQueuedSave(how);
			else if (uploadCounts.failed > 0)
				void showAlert('error', { title: adminWords.gallery.failed });
			return uploadCounts.onTheirWay + uploadCounts.failed > 0;
		},
		/** Cancels the uploads. */
		drop() {
			setQueuedSave(null);
			setRound(round + 1);
		},
	};
}
