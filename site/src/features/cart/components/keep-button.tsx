import { chakra } from '@chakra-ui/react';
import type { Project } from '@sumu/contract';
import { Bookmark } from 'lucide-react';
import { useUser } from '../../../lib/auth';
import { useWords } from '../../../lib/words/use-words';
import { showToast } from '../../../ui/alerts';
import { useAddToCart, useTakeFromCart } from '../api/change-cart';
import { lineOf } from '../lines';
import { useCart } from '../use-cart';

const Mark = chakra(
	'button',
	{
		base: {
			position: 'absolute',
			top: '3',
			insetInlineEnd: '3',
			display: 'grid',
			placeItems: 'center',
			width: 'compact',
			height: 'compact',
			borderRadius: 'pill',
			bg: 'canvas',
			color: 'ink',
			cursor: 'pointer',
			transition: 'background-color {durations.hover}',
			_hover: { bg: 'sunken' },
			'&[aria-pressed=true] svg': { fill: 'accent', color: 'accentText' },
		},
	},
	{ defaultProps: { type: 'button' } },
);

/** Button on a project card that adds it to the cart or removes it. */
function KeepButton({ project }: { project: Project }) {
	const { t } = useWords();
	const user = useUser();
	const email = user?.email ?? '';
	const cartLine = useCart(
		(cards) => cards.find(({ projectId }) => projectId === project._id) ?? null,
	);
	const addMutation = useAddToCart(email);
	const removeMutation = useTakeFromCart(email);
	const projectName = project.projectsName;
	const isBusy = cartLine === undefined || addMutation.isPending || removeMutation.isPending;
	const toggleInCart = async () => {
		try {
			await (cartLine
				? removeMutation.mutateAsync(cartLine)
				: addMutation.mutateAsync(lineOf(project, user)));
		} catch {
			await showToast('error', {
				title: t('The change couldn’t be saved. Please try again.'),
				text: projectName,
			});
		}
	};
	return (
		<Mark
			aria-label={t('Add to card: {name}', { name: projectName })}
			aria-pressed={Boolean(cartLine)}
			aria-disabled={isBusy}
			onClick={() => {
				if (!isBusy) void toggleInCart();
			}}
		>
			<Bookmark size={20} strokeWidth={1.75} aria-hidden />
		</Mark>
	);
}

export const keepButton = (project: Project) => <KeepButton project={project} />;
