import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { isFile } from '../../config/generated-files';
import type { NavigationLink } from '../../config/paths';
import { useTextDirection } from '../../lib/words/text-direction';
import { useIsCurrent } from './use-is-current';

const BarLink = chakra(Link, {
	base: {
		display: 'inline-flex',
		alignItems: 'center',
		minHeight: 'compact',
		justifyContent: 'center',
		minWidth: 'var(--touch-target)',
		textStyle: 'small',
		backgroundImage: 'linear-gradient({colors.accent}, {colors.accent})',
		backgroundPosition: 'var(--start, 0) calc(100% - 6px)',
		backgroundRepeat: 'no-repeat',
		backgroundSize: '0 2px',
		transition: 'background-size {durations.hover}',
		_hover: { backgroundSize: '100% 2px' },
		'&[aria-current]': { backgroundSize: '100% 2px' },
	},
});

/** Link in the bar, underlined if it leads to the current section. */
export function NavBarLink({ label, to }: NavigationLink) {
	const isCurrent = useIsCurrent();
	const directionOf = useTextDirection();
	return (
		<BarLink
			to={to}
			dir={directionOf(label)}
			reloadDocument={isFile(to)}
			prefetch={isFile(to) ? 'none' : 'intent'}
			aria-current={isCurrent(to) ? 'page' : undefined}
		>
			{label}
		</BarLink>
	);
}
