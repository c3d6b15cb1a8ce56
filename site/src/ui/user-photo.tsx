import { chakra } from '@chakra-ui/react';
import { UserRound } from 'lucide-react';
import { getInitials } from '../lib/initials';

const Disc = chakra('span', {
	base: {
		flex: 'none',
		display: 'grid',
		placeItems: 'center',
		borderRadius: 'pill',
		overflow: 'hidden',
		bg: 'green',
		color: 'onGreen',
		fontFamily: 'ui',
		fontWeight: 'strong',
		lineHeight: '1',
		'& img': { width: 'full', height: 'full', objectFit: 'cover' },
	},
});

/** A user's photo in a disc of `size` pixels; falls back to initials or an icon. */
export function UserPhoto({ name, src, size }: { name: string; src: string; size: number }) {
	return (
		<Disc width={`${size}px`} height={`${size}px`} fontSize={`${Math.round(size * 0.36)}px`}>
			{src ? (
				<img src={src} alt="" width={size} height={size} referrerPolicy="no-referrer" />
			) : (
				<span aria-hidden>
					{getInitials(name) || <UserRound size={size / 2} strokeWidth={1.75} />}
				</span>
			)}
		</Disc>
	);
}
