import { chakra } from '@chakra-ui/react';
import type { Project } from '@sumu/contract';
import { Bookmark } from 'lucide-react';
import { useUser } from '../../../lib/auth';
import { useWords } from '../../../lib/words/use-words';
import { toast } from '../../../ui/alerts';
import { useAddToCart } from '../api/use-add-to-cart';
import { useTakeFromCart } from '../api/use-take-from-cart';
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
	const { say } = useWords();
	const user = useUser();
	const email = user?.email ?? '';
	const line = useCart((cards) => cards.find(({ projectId }) => projectId === project._id) ?? null);
	const add = useAddToCart(email);
	const take = useTakeFromCart(email);
	const name = project.projectsName;
	const isBusy = line === undefined || add.isPending || take.isPending;
	const press = async () => {
		try {
			await (line ? take.mutateAsync(line) : add.mutateAsync(lineOf(project, user)));
		} catch {
			await toast('error', {
				title: say('It could not be changed. Please try again.'),
				text: name,
			});
		}
	};
	return (
		<Mark
			aria-label={say('Add to card: {name}', { name })}
			aria-pressed={Boolean(line)}
			aria-disabled={isBusy}
			onClick={() => {
				if (!isBusy) void press();
			}}
		>
			<Bookmark size={20} strokeWidth={1.75} aria-hidden />
		</Mark>
	);
}

export const keepButton = (project: Project) => <KeepButton project={project} />;
