import type { CartItem } from '@sumu/contract';
import { isOriginal } from '@sumu/contract/words';
import { useSite } from '../../lib/site/use-site';
import { translateMessageInBrowser } from '../../lib/words/translate-message';
import { useWords } from '../../lib/words/use-words';
import { confirmDeletion, showToast, showUndoToast } from '../../ui/alerts';
import { putBack } from './api/keep-lines';
import { useAddToCart } from './api/use-add-to-cart';
import { useTakeFromCart } from './api/use-take-from-cart';

/**
 * Returns a function that removes a line and offers to undo it. With the original wording, signed-in users confirm
 * first, as specified, and get no undo.
 */
export function useRemoval(email: string) {
	const { say } = useWords();
	const isAsked = isOriginal(useSite()) && email !== '';
	const { mutateAsync: take } = useTakeFromCart(email);
	const { mutateAsync: add } = useAddToCart(email, putBack);
	return async function remove(card: CartItem): Promise<void> {
		if (isAsked)
			return confirmDeletion('project', () => take(card), 'project', translateMessageInBrowser);
		const text = card.projectsName;
		try {
			await take(card);
			const undoToast = { title: say('Taken out of your card'), text, action: say('Undo') };
			if (await showUndoToast(undoToast)) await add(card);
		} catch {
			await showToast('error', { title: say('It could not be changed. Please try again.'), text });
		}
	};
}
