import { addCard, type CartItem, messages, type Project } from '@sumu/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SessionUser } from '../../../lib/session';
import { callAsUser } from '../../../lib/session/call-as-user';
import { useWords } from '../../../lib/words/use-words';
import { toast } from '../../../ui/alerts';
import { cartMutation, settleCart, showCart } from './change-cart';

/** The line as the server will make it, shown until it has. */
const lineOf = (project: Project, user: SessionUser): CartItem => ({
	...project,
	_id: `coming-${project._id}`,
	projectId: project._id,
	email: user.email,
	userName: user.displayName,
	userImg: user.photoURL || null,
	date: new Date().toISOString(),
});

/** Puts a project into the cart: on screen at once, taken back with a message where it fails. */
export function useAddToCart(project: Project, user: SessionUser) {
	const { say } = useWords();
	const client = useQueryClient();
	const { email } = user;
	const others = (cards: readonly CartItem[]) =>
		cards.filter(({ projectId }) => projectId !== project._id);
	return useMutation({
		mutationKey: cartMutation(email),
		// Offline it fails like any other failure, instead of waiting unseen.
		networkMode: 'always',
		mutationFn: () => callAsUser(addCard, { body: { projectId: project._id } }),
		onMutate: () => showCart(client, email, (cards) => [lineOf(project, user), ...others(cards)]),
		onSuccess: async ({ data }) => {
			await showCart(client, email, (cards) => [data, ...others(cards)]);
			await toast('success', { title: say(messages.addedToCard), text: project.projectsName });
		},
		onError: () => showCart(client, email, others),
		onSettled: () => settleCart(client, email),
	});
}
