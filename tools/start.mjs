// npm start. Old Nodes can read this file and the one it imports, so that they can say what to do.
import './node.mjs';

import('./serve.mjs');
