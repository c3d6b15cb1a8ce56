import { useMutation } from '@tanstack/react-query';
import { showAlert } from '../../../../ui/alerts';
import { adminWords } from '../../words';

/** Runs an action on an entry, one at a time; a failure shows an alert with the reason. */
export function useCommand(act: () => Promise<unknown>) {
	const { mutate, isPending } = useMutation({
		mutationFn: act,
		onError: (error) => showAlert('error', { title: adminWords.notDone, text: error.message }),
	});
	return { run: () => isPending || mutate(), 'aria-disabled': isPending };
}
