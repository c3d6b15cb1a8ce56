import { useMutation } from '@tanstack/react-query';
import { alert } from '../../../../ui/alerts';
import { words } from '../../words';

/** Does something to an entry, once at a time; what fails says why. */
export function useCommand(act: () => Promise<unknown>) {
	const { mutate, isPending } = useMutation({
		mutationFn: act,
		onError: (error) => alert('error', { title: words.notDone, text: error.message }),
	});
	return { run: () => isPending || mutate(), 'aria-disabled': isPending };
}
