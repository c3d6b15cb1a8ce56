import type { Colours } from '@sumu/contract/colours';

export const pictureWidth = 470;

const longest = 90;
const cut = (text: string) =>
	text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;

/** What a link's preview shows: whose site, what it is about, and its picture beside it. */
export function Card({
	site,
	title,
	note,
	picture,
	colours,
}: {
	site: string;
	title: string;
	note: string;
	picture: string | null;
	colours: Colours;
}) {
	const { canvas, ink, muted, accent } = colours;
	return (
		<div style={{ display: 'flex', width: '100%', height: '100%', background: canvas, color: ink }}>
			<div
				style={{
					display: 'flex',
					flexDirection: 'column',
					justifyContent: 'space-between',
					flexGrow: 1,
					flexBasis: 0,
					padding: 64,
				}}
			>
				<div style={{ display: 'flex', alignItems: 'center', fontSize: 34, fontWeight: 600 }}>
					<div
						style={{
							width: 22,
							height: 22,
							marginRight: 22,
							background: accent,
							transform: 'rotate(45deg)',
						}}
					/>
					{site}
				</div>
				<div
					style={{
						display: 'flex',
						fontSize: title.length > 40 ? 64 : 84,
						fontWeight: 600,
						lineHeight: 1.02,
						letterSpacing: '-0.03em',
					}}
				>
					{cut(title)}
				</div>
				<div style={{ display: 'flex', fontSize: 32, fontWeight: 500, color: muted }}>{note}</div>
			</div>
			{picture ? (
				<img
					src={picture}
					alt=""
					width={pictureWidth}
					height={630}
					style={{ objectFit: 'cover' }}
				/>
			) : (
				<div style={{ display: 'flex', width: 24, height: '100%', background: accent }} />
			)}
		</div>
	);
}
