/** The styles of every table; a game imports them before its own. */
import './frame.css'
import './tray.css'
import './look.css'
import './sheets.css'
import './wide.css'
import './end.css'
import './winbar.css'
