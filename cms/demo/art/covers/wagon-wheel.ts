// Every scoring shot of an innings, from the crease to the rope.
import { createSeededRandom, repeatDrawing } from '@sumu/contract/weave';
import { circle, line, rect, ring } from '../svg.ts';

export const shotColours = { six: '#FFC738', four: '#FFF6E0', fielded: '#8FD9AE' };

const middle = { x: 500, y: 530 };
const crease = { x: 500, y: 440 };
const rope = 470;

const mown = `<clipPath id="rope"><circle cx="${middle.x}" cy="${middle.y}" r="${rope}"/></clipPath><g clip-path="url(#rope)">${repeatDrawing(
	13,
	(index) => rect(0, 50 + index * 76, 1000, 76, index % 2 ? '#12834C' : '#1B9A5B'),
)}</g>`;

function shots(): string {
	const random = createSeededRandom(34);
	return repeatDrawing(34, (index) => {
		const angle = (index / 34) * Math.PI * 2 + random() * 0.16;
		const runs = random();
		const reach = runs < 0.45 ? 150 + random() * 180 : 600;
		const away = [Math.cos(angle), Math.sin(angle)] as const;
		const [dx, dy] = [crease.x - middle.x, crease.y - middle.y];
		const along = dx * away[0] + dy * away[1];
		const limit = -along + Math.sqrt(along ** 2 - (dx ** 2 + dy ** 2) + (rope - 12) ** 2);
		const end = Math.min(reach, limit);
		const x = (crease.x + away[0] * end).toFixed(1);
		const y = (crease.y + away[1] * end).toFixed(1);
		const colour =
			end < limit ? shotColours.fielded : runs > 0.82 ? shotColours.six : shotColours.four;
		const shot = line(`M${crease.x} ${crease.y}L${x} ${y}`, colour, end < limit ? 4 : 7, {
			cap: 'round',
		});
		return shot + (end < limit ? '' : circle(Number(x), Number(y), 12, colour));
	});
}

export const wagonWheel = () =>
	[
		mown,
		ring(middle.x, middle.y, rope - 12, shotColours.four, 8, { dash: '26 12' }),
		rect(crease.x - 34, crease.y - 30, 68, 220, '#E8C58B'),
		shots(),
		circle(crease.x, crease.y, 20, '#E5352B'),
	].join('');
