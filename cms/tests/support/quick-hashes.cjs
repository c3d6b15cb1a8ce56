// Loaded into a CMS under test: passwords are hashed at bcrypt's lowest cost. To compare costs what the hash did.
const bcrypt = require('bcryptjs');

const { hash, hashSync } = bcrypt;
// Comparing hashes too, with the salt of a hash in place of a number.
const lowered = (rounds) => (typeof rounds === 'number' ? 4 : rounds);

bcrypt.hash = (value, rounds, ...rest) => hash(value, lowered(rounds), ...rest);
bcrypt.hashSync = (value, rounds) => hashSync(value, lowered(rounds));
