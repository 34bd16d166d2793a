"""Scenes of a test's own making, shown by the page as if the server had sent them."""

from __future__ import annotations

from tests.browser.guest import Guest

_KEEP = """(() => {
    const Socket = window.WebSocket
    window.WebSocket = class extends Socket {
        constructor(...args) {
            super(...args)
            this.addEventListener('message', (e) => {
                const message = JSON.parse(e.data)
                if (message.t === 'scene' && !e.made) window.__sent = { socket: this, message }
            })
        }
    }
    // Shows the newest scene of the server as `change` leaves it.
    let seq = 0
    window.__show = (change) => {
        const { socket, message } = window.__sent
        const changed = structuredClone(message)
        seq = changed.seq = Math.max(seq, message.seq) + 1
        change(changed.scene)
        const event = new MessageEvent('message', { data: JSON.stringify(changed) })
        event.made = true
        socket.dispatchEvent(event)
        return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }
})()"""


def keep_scenes(guest: Guest) -> None:
    """Add `__show`, which shows a scene, to the pages that this guest opens from now on."""
    guest.page.add_init_script(_KEEP)
