import type { CartItem } from '@sumu/contract';
import { isOriginal } from '@sumu/contract/words';
import { Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { useSite } from '../../../lib/site/use-site';
import { translateMessageInBrowser } from '../../../lib/words/translate-message';
import { useWords } from '../../../lib/words/use-words';
import { confirmDeletion, prepareAlerts, showToast, showUndoToast } from '../../../ui/alerts';
import { Button } from '../../../ui/button';
import { putBack } from '../api/cart';
import { useAddToCart, useTakeFromCart } from '../api/change-cart';

/**
 * Returns a function that removes a line and offers to undo it. With the original wording, signed-in users confirm
 * first, as specified, and get no undo.
 */
export function useRemoval(email: string) {
	const { t } = useWords();
	const isAsked = isOriginal(useSite()) && email !== '';
	const { mutateAsync: take } = useTakeFromCart(email);
	const { mutateAsync: add } = useAddToCart(email, putBack);
	return async function remove(card: CartItem): Promise<void> {
		if (isAsked)
			return confirmDeletion('project', () => take(card), 'project', translateMessageInBrowser);
		const text = card.projectsName;
		try {
			await take(card);
			const undoToast = { title: t('Removed from your card'), text, action: t('Undo') };
			if (await showUndoToast(undoToast)) await add(card);
		} catch {
			await showToast('error', {
				title: t('The change couldn’t be saved. Please try again.'),
				text,
			});
		}
	};
}

/** Button that removes a project from the cart. */
export function RemoveButton({ card, email }: { card: CartItem; email: string }) {
	const { t } = useWords();
	const remove = useRemoval(email);
	useEffect(prepareAlerts, []);
	return (
		<Button
			variant="outline"
			size="compact"
			borderColor="control"
			color="danger"
			_hover={{ bg: 'danger', borderColor: 'danger', color: 'canvas' }}
			aria-label={t('Delete {name}', { name: card.projectsName })}
			onClick={() => void remove(card)}
		>
			<Trash2 size={17} strokeWidth={1.75} aria-hidden />
			{t('Delete')}
		</Button>
	);
}
